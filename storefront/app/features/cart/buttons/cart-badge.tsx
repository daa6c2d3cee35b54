const max = 99;

/** Hidden from screen readers: the label of the link contains the count. */
export const CartBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      key={count}
      aria-hidden
      className="badge bump tabular absolute top-0 right-0 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-action px-1 text-micro leading-none font-semibold text-on-action"
    >
      {count > max ? `${max}+` : count}
    </span>
  );
