// The fields of all forms: label, hint and issue belong to the control, for everybody who cannot see their place.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { AreaField } from './area-field.tsx';
import { CheckField } from './check-field.tsx';
import { RadioCard } from './radio-card.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const onChange = vi.fn();
const shared = { id: 'field', label: 'Name', note: '(required)', hint: 'As on the parcel', onChange };
const options = [
  { value: 'fr', name: 'France' },
  { value: 'de', name: 'Germany' },
];
const fields: [string, (issue: string | null) => ReactElement][] = [
  ['textbox', (issue) => <TextField {...shared} value="" issue={issue} />],
  ['textbox', (issue) => <AreaField {...shared} value="" issue={issue} />],
  ['combobox', (issue) => <SelectField {...shared} prompt="Choose" options={options} value="" issue={issue} />],
];

test.each(fields)(
  'a %s has its label with the note, its hint, and its issue once there is one',
  async (role, field) => {
    const { rerender } = render(field(null));
    const control = screen.getByRole(role, { name: 'Name (required)', description: 'As on the parcel' });
    expect(control.getAttribute('aria-invalid')).toBe('false');
    await expectAccessible();
    rerender(field('Enter your name'));
    expect(screen.getByRole(role, { description: 'As on the parcel Enter your name' })).toBe(control);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter your name');
    await expectAccessible();
  },
);

test('an issue that the summary announces is not announced twice', () => {
  render(<TextField {...shared} value="" issue="Enter your name" isQuiet />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { description: /Enter your name/ })).toBeTruthy();
});

test('a text in one paragraph takes no line breaks, also from the clipboard', async () => {
  function Paragraph() {
    const [value, setValue] = useState('');
    return <AreaField {...shared} value={value} issue={null} isOneParagraph onChange={setValue} />;
  }
  render(<Paragraph />);
  const user = userEvent.setup();
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.click(area);
  await user.paste('A blue mug \n\n on a table');
  expect(area.value).toBe('A blue mug on a table');
});

test('what is left of a text is announced', () => {
  render(<AreaField {...shared} value="" issue={null} counter="20 characters left" />);
  expect(screen.getByRole('status').textContent).toBe('20 characters left');
});

test('a select begins with its prompt and tells the value of the choice', async () => {
  render(<SelectField {...shared} prompt="Choose" options={options} value="" />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose', 'France', 'Germany']);
  onChange.mockClear();
  await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Germany');
  expect(onChange).toHaveBeenCalledWith('de');
});

test.each([
  [false, 'checkbox'],
  [true, 'switch'],
] as const)('a box as a switch (%s) is a %s that its words toggle', async (asSwitch, role) => {
  const onTick = vi.fn();
  render(
    <CheckField id="terms" isOn={false} asSwitch={asSwitch} issue="Accept the terms" onChange={onTick}>
      I accept <b>the terms</b>
    </CheckField>,
  );
  const box = screen.getByRole(role, { name: 'I accept the terms', description: 'Accept the terms' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.setup().click(screen.getByText('the terms'));
  expect(onTick).toHaveBeenCalledWith(true);
  await expectAccessible();
});

test('cards of one group are chosen with the arrow keys, with what they cost in their name', async () => {
  function Cards() {
    const [chosen, setChosen] = useState('post');
    return (
      <fieldset>
        <legend>Delivery</legend>
        {['post', 'express'].map((code) => (
          <RadioCard
            key={code}
            name="delivery"
            title={code}
            text="3 days"
            end="$5.00"
            isChosen={chosen === code}
            onChoose={() => setChosen(code)}
          />
        ))}
      </fieldset>
    );
  }
  render(<Cards />);
  const user = userEvent.setup();
  screen.getByRole('radio', { name: /^post.*3 days.*5\.00/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /express/ }).checked).toBe(true);
  await expectAccessible();
});
