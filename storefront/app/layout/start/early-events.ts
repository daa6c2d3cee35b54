// Holds what the shopper does before React has started. Menus and forms that the browser can send itself are left to it, and so are links
// when React is not there soon. Everything else is kept in order and done again when React has started, so nothing that was pressed
// is lost.

/** Sent by React's first effect, when every handler of the page is in place. */
export const reactStarted = 'vitrine:react-started';

/** Does something again for React. */
type Replay = () => void;

export interface EarlyEvents {
  /** Resolves when the browser has shown what was pressed last: before that, no script should keep it busy. */
  whenShown(): Promise<void>;
  /** React cannot be loaded: forms that the server understands are sent by the browser. */
  giveUp(): void;
}

interface EarlyEventsOptions {
  /** Called when the shopper touches something that needs React, with the mouse even before a press. */
  onNeeded: () => void;
  /** Handles a click without React. Returns whether it did. */
  onClick: (target: Element) => boolean;
  /** Whether the scripts have been loaded, and only have to run. */
  hasArrived: () => boolean;
}

/** A link waits this long for scripts that are being loaded, and this long for scripts that run. Then a whole page is loaded. */
const loadingMs = 300;
const runningMs = 2000;

/** In a tab that is not visible nothing is painted. */
const paintingMs = 1000;

/** After the next frame has been painted. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintingMs);
  });

const fields = 'input, select, textarea';
/** Menus are opened by the browser. A link with this attribute is no way to another page: React does something else. */
const pressed = 'button:not([popovertarget]), [role="button"], a[data-held]';

/** React shows another page of the shop in the same language without loading all of it, and knows where Back leads. */
function isFollowedByReact(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = location;
  return (
    link.matches(':not([target], [download], [data-language])') &&
    link.origin === origin &&
    link.pathname + link.search !== pathname + search
  );
}

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/** The browser sends a form that names its method, such as the search. What changes something waits for React. */
const isHeldForm = (form: HTMLFormElement): boolean => form.getAttribute('method') !== 'get';

const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && !isCheckable(element)) || element instanceof HTMLTextAreaElement;

export function holdEarlyEvents({ onNeeded, onClick, hasArrived }: EarlyEventsOptions): EarlyEvents {
  const listeners = new AbortController();
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, listener, { capture: true, signal: listeners.signal });
  /** By element for fields: only their last value counts. */
  const held = new Map<object, Replay>();
  /** Elements shown as busy, and forms among what is held. */
  const busy = new Map<Element, string | null>();
  const forms = new Set<HTMLFormElement>();
  let shown: Promise<void> = Promise.resolve();

  const hold = (event: Event, element: Element, replay: Replay) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!busy.has(element)) busy.set(element, element.getAttribute('aria-busy'));
    element.setAttribute('aria-busy', 'true');
    held.set(event, replay);
    shown = nextPaint();
    onNeeded();
  };
  const holdField = (element: Element, replay: Replay) => {
    held.delete(element);
    held.set(element, replay);
    shown = nextPaint();
    onNeeded();
  };
  /** The link that was pressed last, and what gives up waiting for React. */
  let heldLink: HTMLAnchorElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const followLink = () => {
    clearTimeout(waiting);
    if (heldLink) location.assign(heldLink.href);
  };
  const holdLink = (event: Event, link: HTMLAnchorElement) => {
    clearTimeout(waiting);
    heldLink = link;
    hold(event, link, () => {
      if (heldLink === link) link.click();
    });
    waiting = setTimeout(() => {
      if (hasArrived()) waiting = setTimeout(followLink, runningMs);
      else followLink();
    }, loadingMs);
  };
  const showReady = () => {
    for (const [element, before] of busy) {
      if (before === null) element.removeAttribute('aria-busy');
      else element.setAttribute('aria-busy', before);
    }
    busy.clear();
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const)
    listen(type, (event) => {
      if (elementOf(event)?.closest(`${pressed}, ${fields}, form`)) onNeeded();
    });

  listen('click', (event) => {
    const target = elementOf(event);
    // With a key held down a link opens in another tab.
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || onClick(target)) return;
    if (isCheckable(target)) {
      const { checked } = target;
      return holdField(target, () => setChecked(target, checked));
    }
    const button = target.closest<HTMLElement>(pressed);
    // A submit button leads to the event of its form.
    const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null;
    if (button && !isSubmit) return hold(event, button, () => button.click());
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && !button && isFollowedByReact(link)) holdLink(event, link);
  });

  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event as SubmitEvent;
    if (!isHeldForm(form)) return;
    forms.add(form);
    hold(event, submitter ?? form, () => (submitter ? submitter.click() : form.requestSubmit()));
  });

  listen('input', (event) => {
    const field = elementOf(event);
    if (!isTyped(field)) return;
    // Read now: when the first field is typed again, React resets the others to what it knows of them.
    const { value, selectionStart, selectionEnd } = field;
    holdField(field, () => typeAgain(field, { value, selectionStart, selectionEnd }));
  });

  listen('change', (event) => {
    const select = event.target;
    if (!(select instanceof HTMLSelectElement)) return;
    const { value } = select;
    holdField(select, () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });

  const replayAll = async () => {
    listeners.abort();
    clearTimeout(waiting);
    showReady();
    for (const replay of held.values()) {
      replay();
      // React renders between two events, as when they are pressed one after the other.
      await Promise.resolve();
    }
    held.clear();
  };
  addEventListener(reactStarted, replayAll, { once: true });

  return {
    whenShown: () => shown,
    giveUp: () => {
      showReady();
      held.clear();
      followLink();
      for (const form of forms) if (form.hasAttribute('action')) return form.submit();
    },
  };
}

/** React compares with the state it found when it started, so the state is left and reached again. */
function setChecked(input: HTMLInputElement, isChecked: boolean): void {
  if (input.checked === isChecked) input.checked = !isChecked;
  if (input.checked !== isChecked) input.click();
}

type Typed = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** React reports a text only if it differs from the text that React knows; the prototype's setter is unknown to React. */
function typeAgain(
  field: HTMLInputElement | HTMLTextAreaElement,
  { value, selectionStart, selectionEnd }: Typed,
): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
