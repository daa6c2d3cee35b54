import { LoaderCircle } from './icons.ts';
import type { IconProps } from './mask-icon.tsx';

export const Spinner = ({ size = 24 }: Pick<IconProps, 'size'>) => <LoaderCircle className="spinner" size={size} />;
