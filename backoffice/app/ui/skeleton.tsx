/** Rows that are not loaded yet. It appears late: most lists are there sooner. */
export const Skeleton = ({ rows, label }: { rows: number; label: string }) => (
  <div className="late flex flex-col gap-3 py-2">
    <p role="status" className="sr-only">
      {label}
    </p>
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} aria-hidden className="h-12 rounded-control bg-sunken" />
    ))}
  </div>
);
