import { CircleAlert } from './icons.ts';
import { Panel } from './panel.tsx';

/** Error message for a form as a whole. */
export const FormError = ({ message }: { message: string | null }) => (
  <div role="alert" className="empty:hidden">
    {message && (
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p className="font-medium text-error">{message}</p>
      </Panel>
    )}
  </div>
);
