import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { show } from '../../../testing/show.tsx';
import { RichTextField } from './rich-text-field.tsx';

let written = '';

function Form({ text, readOnly = false }: { text: string; readOnly?: boolean }) {
  const [value, setValue] = useState(text);
  written = value;
  return (
    <>
      <RichTextField id="text" label="Description" value={value} issue={null} readOnly={readOnly} onChange={setValue} />
      <button type="button" onClick={() => setValue('## Theirs')}>
        Merge
      </button>
    </>
  );
}

async function open(text: string) {
  const user = show(<Form text={text} />);
  await screen.findByRole('toolbar', { name: 'Formatting: Description' });
  return user;
}
const box = () => screen.getByRole('textbox', { name: 'Description' });
const press = (name: string) => screen.getByRole('button', { name });

/** Selects the text of an element, as a person does with the mouse. */
function select(element: Element | null) {
  if (!element) throw new Error('nothing to select');
  box().focus();
  act(() => {
    document.getSelection()?.selectAllChildren(element);
    document.dispatchEvent(new Event('selectionchange'));
  });
}
function paste(html: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = {
    types: ['text/html'],
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  fireEvent(box(), Object.assign(event, { clipboardData }));
}

test('a text is shown as shoppers see it, and showing it changes nothing', async () => {
  await open('## Care\n\n* wash *cold*');
  expect(within(box()).getByRole('heading', { name: 'Care' })).toBeTruthy();
  expect(within(box()).getByRole('listitem').textContent).toBe('wash cold');
  expect(written).toBe('## Care\n\n* wash *cold*');
  await expectAccessible();
});

test('buttons make a text bold, a heading and a list, say what is on, and undo takes it back as it was', async () => {
  const user = await open('Wash *cold*\n\n* once');
  select(box().querySelector('p'));
  await user.click(press('Bold'));
  expect(written).toBe('**Wash *cold***\n\n- once');
  expect(press('Bold').getAttribute('aria-pressed')).toBe('true');
  await user.click(press('Bold'));
  await user.click(press('Heading'));
  expect(written).toBe('## Wash *cold*\n\n- once');
  await user.click(press('Heading'));
  await user.click(press('Numbered list'));
  expect(written).toMatch(/^1\. Wash \*cold\*/);
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(box(), { key: 'z', ctrlKey: true });
  expect(written).toBe('Wash *cold*\n\n* once');
});

test('a link is set for the selected text, needs an address, and is removed', async () => {
  const user = await open('Our shop');
  expect(press('Link').getAttribute('aria-disabled')).toBe('true');
  select(box().querySelector('p'));
  await user.click(press('Link'));
  await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'no address{Enter}');
  expect(screen.getByText('Enter an address such as https://example.com')).toBeTruthy();
  await expectAccessible();
  await user.clear(screen.getByRole('textbox', { name: 'Address of the link' }));
  await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'example.com{Enter}');
  expect(written).toBe('[Our shop](https://example.com)');
  select(box().querySelector('a'));
  await user.click(press('Link'));
  await user.click(press('Remove link'));
  expect(written).toBe('Our shop');
});

test('the toolbar is one stop of the Tab key, and arrow keys go through it', async () => {
  const user = await open('Text');
  await user.tab();
  expect(document.activeElement).toBe(press('Bold'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(press('Italic'));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(press('Edit as Markdown'));
  await user.tab();
  expect(document.activeElement).toBe(box());
});

test('pasted text keeps its form and nothing else', async () => {
  await open('');
  box().focus();
  paste(`<style>p { color: red }</style><p class=MsoNormal style='color:red'>A <b style="font-weight:normal">plain</b>
    <span style="font-weight:700">bold</span> <a href="javascript:alert(1)">bad</a> <a href="https://example.com">good</a><script>alert(1)</script></p>
    <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>One</p>
    <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Two</p>
    <p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>First</p><h1>Head</h1>`);
  expect(written).toBe('A plain **bold** bad [good](https://example.com)\n\n- One\n- Two\n\n1. First\n\n## Head');
});

test('the text is edited as Markdown on demand, and where it contains what the editor cannot show', async () => {
  const user = await open('One');
  await user.click(press('Edit as Markdown'));
  await user.type(box(), ' **two**');
  expect(written).toBe('One **two**');
  await user.click(press('Edit as it is shown'));
  expect(box().querySelector('strong')?.textContent).toBe('two');
  await user.click(press('Edit as Markdown'));
  await user.type(box(), '\n\n> quoted');
  expect(screen.getByText(/can only be edited like this/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit as it is shown' })).toBeNull();
  expect(written).toBe('One **two**\n\n> quoted');
});

test('a text that comes from elsewhere, such as a merge, replaces what is shown', async () => {
  const user = await open('Mine');
  await user.click(press('Merge'));
  expect(within(box()).getByRole('heading', { name: 'Theirs' })).toBeTruthy();
});

test('people who may only read see the text without a toolbar', async () => {
  show(<Form text="**Bold**" readOnly />);
  await screen.findByText('Bold');
  expect(box().getAttribute('aria-readonly')).toBe('true');
  expect([screen.queryByRole('toolbar'), box().getAttribute('contenteditable')]).toEqual([null, 'false']);
});
