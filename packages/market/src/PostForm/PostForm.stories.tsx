import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { FilePicker } from '@oja/ui/FilePicker';
import { PlanBanner } from '../PlanBanner/PlanBanner.tsx';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK } from '../../../ui/src/fixtures/links.tsx';
import { EMPTY_FIELDS, FILLED_FIELDS, INVALID_FIELDS } from '../fixtures/post-form.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PostForm } from './PostForm.tsx';

const picker = (
  <FilePicker
    label="Pictures"
    hint="The first one is the cover. At most 8, together at most 10MB."
    max={8}
    items={[]}
    onAdd={fn()}
    onRemove={fn()}
  />
);
/** Without its hint, which would make the sheet higher than a screen. */
const shortPicker = <FilePicker label="Pictures" max={8} items={[]} onAdd={fn()} onRemove={fn()} />;
const plan = <PlanBanner planName="Daily" amount={1000} duration="for 24 hours" changeLink={LINK} />;
const draft = (
  <>
    Your draft is kept on this device.
    <Button variant="quiet" size="small">
      Discard draft
    </Button>
  </>
);

const CHOICES = { categories: CATEGORIES, conditions: CONDITIONS, pricePoints: PRICE_POINTS };

const meta = {
  title: 'Market/PostForm',
  component: PostForm,
  args: {
    descriptionMax: 1500,
    fields: EMPTY_FIELDS,
    choices: CHOICES,
    pictures: picker,
    onSubmit: fn((event) => event.preventDefault()),
  },
  argTypes: {
    fields: {
      control: 'select',
      options: ['empty', 'invalid', 'filled'],
      mapping: { empty: EMPTY_FIELDS, invalid: INVALID_FIELDS, filled: FILLED_FIELDS },
    },
    choices: { control: 'object' },
    pictures: { control: 'select', options: ['none', 'picker'], mapping: { none: undefined, picker } },
    banner: { control: 'select', options: ['none', 'daily'], mapping: { none: undefined, daily: plan } },
    suggestedCategories: { control: 'object' },
    note: { control: 'select', options: ['none', 'draft'], mapping: { none: undefined, draft } },
    error: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A vendor creates a post, or an advert with its plan in the banner.',
        'The author changes a post: mode edit, without pictures.',
      ],
      avoid: [
        'To review a post without changing it: PostCard.',
        'Any other form: its own fields from TextField and its kin.',
      ],
      do: [
        'Spread what the form library registers, with its error, into each field.',
        'Put what the server refused beside its field; only what belongs to none into error.',
        'Keep the input when sending fails, and say in note that a draft is stored.',
      ],
      dont: [
        'Do not disable the button while fields are empty: a submit shows what is missing.',
        'Do not cut a description that is too long.',
      ],
      keyboard: [
        ['Tab', 'Goes through pictures, fields and choices in the order they are read.'],
        ['Enter', 'In a one-line field or on the button, sends the form.'],
        ['Enter', 'On a suggested category, takes it; on the category of a phone, opens its sheet.'],
        ['Arrow keys', 'Change the condition and the price point.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof PostForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in by keyboard alone, from the title to Enter on the button. */
export const Create: Story = {
  args: { pictures: undefined },
  render: function Chosen(args) {
    const [condition, setCondition] = useState('');
    return (
      <PostForm
        {...args}
        fields={{
          ...args.fields,
          condition: { name: 'condition', value: condition, onChange: (event) => setCondition(event.target.value) },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Gele, ready to wear{Tab}Tied by hand.{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Gele, ready to wear');
    await expect(canvas.getByText('1,487 characters left')).toBeVisible();
    await userEvent.keyboard('fash{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Fashion');
    await userEvent.keyboard('{Tab}{Tab}7500{Tab}0803 123 4567{Tab}Balogun, Lagos{Tab}');
    const phone = canvas.getByRole('textbox', { name: 'Phone number' });
    await expect(phone).toHaveValue('0803 123 4567');
    await expect(phone).toHaveAccessibleDescription('+234');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Brand New' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The state decides which local governments can be chosen. */
export const WithPlace: Story = {
  args: { pictures: undefined, choices: { ...CHOICES, states: ['Kano', 'Lagos'] } },
  render: function Placed(args) {
    const [state, setState] = useState('');
    const lgas = state === 'Lagos' ? ['Eti Osa', 'Ikeja'] : [];
    return (
      <PostForm
        {...args}
        choices={{ ...args.choices, lgas }}
        fields={{
          ...args.fields,
          state: { name: 'state', value: state, onChange: (event) => setState(event.target.value) },
          lga: { name: 'lga' },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const lga = canvas.getByRole('combobox', { name: 'Local government' });
    await userEvent.click(lga);
    await expect(canvas.getAllByText('Choose the state first.').at(-1)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.keyboard('lag{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Lagos');
    await userEvent.click(lga);
    await userEvent.keyboard('ike{Enter}');
    await expect(lga).toHaveValue('Ikeja');
  },
};

/** Categories that the title speaks of are offered below the field, and reached by Tab after it. */
export const Suggested: Story = {
  args: {
    pictures: undefined,
    suggestedCategories: { names: ['Electronics', 'Machinery'], onTake: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }));
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Machinery' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.suggestedCategories?.onTake).toHaveBeenCalledWith('Machinery');
  },
};

/** On a phone the categories are in a sheet, in groups; found by their name or by the words for their goods. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    pictures: undefined,
    fields: { ...EMPTY_FIELDS, category: { name: 'category' } },
    suggestedCategories: {
      names: [],
      onTake: fn(),
      find: (text) => (text === 'iph' ? ['Gadgets', 'Electronics'] : []),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(57);
    await expect(canvas.getByRole('group', { name: 'Food and drinks' })).toHaveTextContent('Provisionss');
    await userEvent.keyboard('iph');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Gadgets',
      'Electronics',
    ]);
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Choose a category' }));
    await userEvent.keyboard('mater{Enter}');
    await expect(field).toHaveTextContent('Building Material');
    await expect(canvasElement.querySelector('input[name=category]')).toHaveValue('Building Material');
  },
};

/** Each error is tied to its field; the form's error is announced. */
export const Invalid: Story = {
  args: { fields: INVALID_FIELDS, error: 'Something went wrong' },
  play: async ({ canvas }) => {
    for (const [name, message] of [
      ['Title', 'Title is required'],
      ['Description', 'Description is required'],
      ['Phone number', 'Phone number is required'],
      ['Location', 'Location is required'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toBeRequired();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

/** Without pictures, with another button text; while it is being sent a second press is ignored. */
export const EditSending: Story = {
  args: { mode: 'edit', fields: FILLED_FIELDS, loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: 'Edit post' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Pictures' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ choices, descriptionMax, onSubmit }) => (
    <div className="story-sheet story-columns">
      <PostForm
        {...{ choices, descriptionMax, onSubmit }}
        fields={INVALID_FIELDS}
        pictures={shortPicker}
        banner={plan}
        error="Something went wrong"
        note={draft}
        submitLabel="Post and pay"
      />
      <PostForm {...{ choices, descriptionMax, onSubmit }} mode="edit" fields={FILLED_FIELDS} loading />
    </div>
  ),
};

export const RightToLeftLongAndZoomed: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    mode: 'edit',
    fields: {
      ...FILLED_FIELDS,
      title: { name: 'title', defaultValue: RTL.title },
      description: { name: 'description', defaultValue: LONG_WORD.repeat(10) },
      location: { name: 'location', defaultValue: LONG_WORD, error: 'Location can be at most 120 characters.' },
    },
    error: LONG_WORD,
  },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
};
