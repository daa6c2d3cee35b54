import { useNavigate } from 'react-router';
import { readListQuery, writeListQuery } from './list-query.ts';

export const listFormId = 'list-form';

/** Navigates to the shortest URL of the form. Without JavaScript the browser submits the same form. */
export function useListForm() {
  const navigate = useNavigate();
  const submit = () => {
    const form = document.getElementById(listFormId);
    if (!(form instanceof HTMLFormElement)) return;
    const query = readListQuery(new FormData(form));
    navigate(writeListQuery(query) || '?', { preventScrollReset: true });
  };
  return { submit };
}
