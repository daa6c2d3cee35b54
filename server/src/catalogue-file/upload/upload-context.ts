import type { SignedInStaff } from '../../platform/http/mount-merchant.ts';
import type { MerchantContext } from '../../store/store.ts';
import type { MoveInContext } from '../move-in/move-in-scope.ts';

/** An import in the back office: it goes on after the response. */
export interface UploadContext extends MoveInContext, MerchantContext {
  readonly staff: Pick<SignedInStaff, 'id' | 'permissions'>;
  readonly language: string;
  readonly respondAs: (type: string) => void;
  readonly setHeader: (name: string, value: string) => void;
  /** Runs work that may outlast the request. A failure is logged and counted, never thrown. */
  readonly attempt: (name: string, work: () => Promise<void>) => Promise<void>;
}
