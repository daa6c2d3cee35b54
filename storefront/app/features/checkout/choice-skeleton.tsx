/** Placeholder of two radio cards. */
export const ChoiceSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-2">
    {[1, 2].map((card) => (
      <div key={card} className="h-18 rounded-control bg-tile dark:bg-line" />
    ))}
  </div>
);
