// Icons that only the back office has.
import { maskIcon } from '@vitrine/ui/mask-icon.tsx';

export const CreditCard = /* @__PURE__ */ maskIcon('credit-card');
export const Ellipsis = /* @__PURE__ */ maskIcon('ellipsis');
export const ExternalLink = /* @__PURE__ */ maskIcon('external-link');
export const FileText = /* @__PURE__ */ maskIcon('file-text');
export const History = /* @__PURE__ */ maskIcon('history');
export const House = /* @__PURE__ */ maskIcon('house');
export const ListPlus = /* @__PURE__ */ maskIcon('list-plus');
export const Users = /* @__PURE__ */ maskIcon('users');
