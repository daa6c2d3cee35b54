import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { countIssues, type Form, type Issues, stillTrue, useForm, useSending, type Values } from './use-form.ts';

type Field = 'name' | 'city';
const send = vi.fn<(values: Values<Field>) => Promise<void>>();
let form: Form<Field>;

const check = ({ name, city }: Values<Field>): Issues<Field> => ({
  name: name ? null : 'Enter your name',
  city: city.length < 20 ? null : 'Shorten the city',
});

/** A form with two fields; a domain error is a text for the whole form, or messages by field. */
function Sample() {
  form = useForm<Field>({ id: 'sample', initial: { name: '', city: '' }, check });
  const { isBusy, error, submit } = useSending(
    form,
    () => send(form.values),
    (error) => error as Issues<string> | string,
  );
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary form={form} words={{ title: 'There is a problem', prefix: 'Error: ' }} />
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('city')} label="City" />
      <FormError message={error} />
      <SubmitButton label="Save" busyLabel="Saving…" isBusy={isBusy} />
    </form>
  );
}

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue();
  document.title = 'Profile';
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button');
const open = () => {
  render(<Sample />);
  return userEvent.setup();
};

test('one issue takes the focus to its field, without a list, and marks the title of the page', async () => {
  const user = open();
  await user.click(button());
  expect(document.activeElement).toBe(field('Name'));
  expect(screen.queryByText('There is a problem')).toBeNull();
  expect(document.title).toBe('Error: Profile');
  expect(send).not.toHaveBeenCalled();
  await user.type(field('Name'), 'A');
  expect(document.title).toBe('Profile');
});

test('several issues are a list, whose entries lead to the fields and go one by one', async () => {
  const user = open();
  fireEvent.change(field('City'), { target: { value: 'x'.repeat(20) } });
  await user.click(button());
  const list = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(list);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Shorten the city' }));
  expect(document.activeElement).toBe(field('City'));
  await user.keyboard('{Backspace}');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Enter your name']);
});

test('a field that nobody has changed is not refused when it is left', async () => {
  const user = open();
  await user.click(field('Name'));
  await user.tab();
  expect(field('Name').getAttribute('aria-invalid')).toBe('false');
});

test('a message of the server stays while other fields change, and goes with its own', async () => {
  send.mockRejectedValueOnce({ name: 'This name is taken.' });
  const user = open();
  await user.type(field('Name'), 'Ann');
  await user.click(button());
  await screen.findByText('This name is taken.');
  expect(document.activeElement).toBe(field('Name'));
  await user.type(field('City'), 'Lyon');
  expect(screen.getByText('This name is taken.')).toBeTruthy();
  await user.type(field('Name'), 'a');
  expect(screen.queryByText('This name is taken.')).toBeNull();
});

test('a domain error of the whole form is told and gone with the next press', async () => {
  send.mockRejectedValueOnce('Try again in 5 minutes.');
  const user = open();
  await user.type(field('Name'), 'Ann');
  await user.click(button());
  await screen.findByText('Try again in 5 minutes.');
  await user.click(button());
  await waitFor(() => expect(screen.queryByText('Try again in 5 minutes.')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

test('a second press sends nothing while the first is on its way', async () => {
  const held = Promise.withResolvers<void>();
  send.mockReturnValueOnce(held.promise);
  const user = open();
  await user.type(field('Name'), 'Ann');
  await user.click(button());
  await user.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => held.resolve());
  expect(button().getAttribute('aria-busy')).toBe('false');
});

test('a value that arrives later fills an empty field only', async () => {
  const user = open();
  await user.type(field('City'), 'Lyon');
  act(() => {
    form.offer('name', 'Ann');
    form.offer('city', 'Paris');
  });
  expect([field('Name').value, field('City').value]).toEqual(['Ann', 'Lyon']);
});

test('fields that the browser fills in together are all kept', async () => {
  open();
  act(() => {
    form.field('name').onChange('Ann');
    form.field('city').onChange('Lyon');
  });
  expect([field('Name').value, field('City').value]).toEqual(['Ann', 'Lyon']);
});

test('a form that is reset has no issues any more', async () => {
  const user = open();
  await user.click(button());
  act(() => form.reset({ name: '', city: 'Lyon' }));
  expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  expect(field('City').value).toBe('Lyon');
  await user.tab();
  expect(screen.queryByText('Enter your name')).toBeNull();
});

type Signup = 'password' | 'repeat' | 'email';

test('a solved issue disappears, also at another field', () => {
  const said = { password: 'short', repeat: 'differs' };
  expect(stillTrue<Signup>(said, { password: 'x' }, said, { password: 'short' })).toEqual({ password: 'short' });
});

test('the message changes with the reason', () => {
  expect(stillTrue<Signup>({ email: 'empty' }, { email: 'a' }, { email: 'empty' }, { email: 'shape' })).toEqual({
    email: 'shape',
  });
});

test('a field without a reported issue shows none', () => {
  expect(stillTrue<Signup>({}, { email: 'a' }, { email: 'empty' }, { email: 'shape' })).toEqual({});
});

test('a message of the server stays until its field changes', () => {
  const said = { email: 'in use' };
  expect(stillTrue<Signup>(said, { password: 'x' }, {}, {})).toEqual(said);
  expect(stillTrue<Signup>(said, { email: 'x' }, {}, {})).toEqual({});
});

test('null counts as no issue', () => {
  expect(countIssues({ email: null, password: 'short' })).toBe(1);
});
