import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PackageOpen } from '../../../ui/icons.ts';

/** In place of products. */
export const NothingYet = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState icon={<PackageOpen size={56} />} title={title}>
    {children}
  </EmptyState>
);
