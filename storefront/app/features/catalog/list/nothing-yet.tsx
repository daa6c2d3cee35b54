import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { PackageOpen } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';

/** In place of products. */
export const NothingYet = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState icon={<PackageOpen size={56} />} title={title}>
    {children}
  </EmptyState>
);
