import type { ReactNode } from 'react';
import { Picture, type PictureSource } from './picture.tsx';

interface ItemLineProps {
  picture: PictureSource | null;
  name: ReactNode;
  details?: readonly ReactNode[];
  quantity: string;
  amount: string;
  children?: ReactNode;
}

/** An item of a read-only list: small picture, name, quantity, amount. */
export const ItemLine = ({ picture, name, details = [], quantity, amount, children }: ItemLineProps) => (
  <li className="flex gap-4 py-4">
    <Picture className="aspect-4/5 w-16 shrink-0 self-start" picture={picture} sizes="64px" />
    <div className="min-w-0 flex-1">
      <p className="font-medium text-strong">{name}</p>
      {details.length > 0 && <div className="flex flex-col text-small text-second">{details}</div>}
      <p className="tabular text-small text-second">{quantity}</p>
      {children}
    </div>
    <p className="tabular shrink-0 text-right font-semibold text-strong">{amount}</p>
  </li>
);
