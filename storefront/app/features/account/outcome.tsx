import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeProps {
  icon: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Takes the place of a form that has done its work; the keyboard and the screen reader go on from here. */
export function Outcome({ icon, title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      {icon}
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h2>
      {text && <p className="break-words text-second">{text}</p>}
      {children}
    </div>
  );
}
