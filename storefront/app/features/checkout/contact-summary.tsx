import { addressLines } from '../../format/address-lines.ts';
import type { Contact } from './checkout-draft.ts';

interface ContactSummaryProps {
  contact: Contact;
  countryName: string;
  stateName: string;
}

/** Read-only summary of the first step. */
export const ContactSummary = ({ contact, countryName, stateName }: ContactSummaryProps) => (
  <div className="-mt-2 pl-11 text-second">
    <p className="break-words text-strong">{contact.email}</p>
    <address className="not-italic">
      {addressLines({ ...contact, countryName, state: stateName }).map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  </div>
);
