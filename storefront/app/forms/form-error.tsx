import CircleAlert from 'lucide-react/icons/circle-alert';
import { Panel } from '../ui/panel.tsx';

/** Error message for a form as a whole. */
export const FormError = ({ words }: { words: string | null }) => (
  <div role="alert" className="empty:hidden">
    {words && (
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p className="font-medium text-error">{words}</p>
      </Panel>
    )}
  </div>
);
