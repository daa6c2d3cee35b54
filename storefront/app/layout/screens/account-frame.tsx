import type { ReactNode } from 'react';
import { drawPhoto } from '../../format/photo.ts';
import { Picture } from '../../ui/picture.tsx';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** One column for a form, with a photograph beside it on wide screens. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { categories } = useLayoutData();
  const image = categories.find((category) => category.image)?.image;
  return (
    <div className="form-page container flex min-h-[calc(100dvh-8rem)] justify-between gap-14 page-top">
      <div className="w-full max-w-110 min-w-0">
        <h1 className="mb-8 text-h1">{title}</h1>
        {children}
      </div>
      {image && (
        <div className="hidden max-w-144 flex-1 lg:block">
          <Picture
            className="sticky top-24 aspect-4/5 max-h-[calc(100vh-8rem)] w-full"
            sizes="(width >= 64rem) 36rem, 1px"
            picture={drawPhoto({ url: image, width: 1280, height: 1600, alt: '' })}
          />
        </div>
      )}
    </div>
  );
}
