import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useLayoutEffect, type ComponentType } from 'react';
import { expect, test } from 'vitest';

import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldBinding, ToggleBinding } from './field-binding.ts';

const OPTIONS = [{ value: 'Food' }, { value: 'Fast Food' }, { value: 'Fashion' }];

interface Bindings {
  text: FieldBinding;
  password: FieldBinding;
  area: FieldBinding<'textarea'>;
  combobox: FieldBinding;
  radio: FieldBinding;
  segment: FieldBinding;
  code: FieldBinding;
  checkbox: ToggleBinding;
  switch: ToggleBinding;
}

/** Takes its fields as every form of this library does. */
function Fields({ fields }: { fields: Bindings }) {
  return (
    <>
      <TextField label="Text" {...fields.text} />
      <PasswordField label="Password" autoComplete="new-password" {...fields.password} />
      <TextArea label="Area" maxCharacters={100} {...fields.area} />
      <Combobox label="Combobox" options={OPTIONS} {...fields.combobox} />
      <RadioGroup label="Radio" options={OPTIONS} {...fields.radio} />
      <SegmentedControl label="Segment" options={OPTIONS} {...fields.segment} />
      <CodeInput label="Code" length={5} {...fields.code} />
      <Checkbox label="Checkbox" {...fields.checkbox} />
      <Switch label="Switch" {...fields.switch} />
    </>
  );
}

type Values = Record<Exclude<keyof Bindings, 'checkbox' | 'switch'>, string> & { checkbox: boolean; switch: boolean };

const FIRST: Values = {
  text: 'Ada',
  password: 'market',
  area: 'Woven',
  combobox: 'Fashion',
  radio: 'Fast Food',
  segment: 'Food',
  code: '7K',
  checkbox: true,
  switch: false,
};
const NAMES = ['text', 'password', 'area', 'combobox', 'radio', 'segment', 'code'] as const;

const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isOn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
const chosenOf = (label: string) =>
  screen.getByRole('radiogroup', { name: label }).querySelector<HTMLInputElement>('input:checked')?.value ?? '';

/** The visible value of each field. */
function seen(): Values {
  return {
    text: valueOf('Text'),
    password: valueOf('Password'),
    area: valueOf('Area'),
    combobox: valueOf('Combobox'),
    radio: chosenOf('Radio'),
    segment: chosenOf('Segment'),
    code: screen
      .getAllByLabelText<HTMLInputElement>(/^Character/)
      .map((box) => box.value)
      .join(''),
    checkbox: isOn('Checkbox'),
    switch: isOn('Switch'),
  };
}

type Form = UseFormReturn<Values>;

/** Renders a react-hook-form form and returns its methods. */
function renderForm(FormOfTest: ComponentType<{ onForm: (form: Form) => void }>): Form {
  const forms: Form[] = [];
  render(<FormOfTest onForm={(form) => void forms.push(form)} />);
  const [form] = forms;
  if (!form) throw new Error('The form has not rendered.');
  return form;
}

function Registered({ onForm }: { onForm: (form: Form) => void }) {
  const form = useForm<Values>({ defaultValues: FIRST });
  useLayoutEffect(() => onForm(form));
  const { errors } = form.formState;
  const bind = (name: keyof Values) => ({
    ...form.register(name, { required: 'Required' }),
    error: errors[name]?.message,
  });
  return (
    <Fields
      fields={{
        text: bind('text'),
        password: bind('password'),
        area: bind('area'),
        combobox: bind('combobox'),
        radio: bind('radio'),
        segment: bind('segment'),
        code: bind('code'),
        checkbox: bind('checkbox'),
        switch: form.register('switch'),
      }}
    />
  );
}

test("registered fields show the initial values, follow the form's set and reset, and report user input", async () => {
  const form = renderForm(Registered);
  expect(seen()).toEqual(FIRST);
  expect(screen.getByText('95 characters left')).toBeVisible();

  act(() => NAMES.forEach((name) => form.setValue(name, name === 'code' ? 'AB3' : 'Fast Food')));
  expect(seen()).toEqual({
    ...FIRST,
    text: 'Fast Food',
    password: 'Fast Food',
    area: 'Fast Food',
    combobox: 'Fast Food',
    radio: 'Fast Food',
    segment: 'Fast Food',
    code: 'AB3',
  });
  expect(screen.getByText('91 characters left')).toBeVisible();
  act(() => form.reset());
  expect(seen()).toEqual(FIRST);

  fireEvent.change(screen.getByLabelText('Combobox'), { target: { value: 'fast' } });
  expect(form.getValues('combobox')).toBe('Fashion');
  fireEvent.keyDown(screen.getByLabelText('Combobox'), { key: 'Enter' });
  fireEvent.click(radio('Radio', 'Fashion'));
  fireEvent.input(screen.getByLabelText('Character 3 of 5'), { target: { value: 'Q' } });
  fireEvent.click(screen.getByLabelText('Switch'));
  expect(form.getValues()).toEqual({ ...FIRST, combobox: 'Fast Food', radio: 'Fashion', code: '7KQ', switch: true });
  expect(seen()).toEqual(form.getValues());
});

test.for([...NAMES, 'checkbox'] as const)(
  'the form says that %s is missing, and moves the focus there',
  async (name) => {
    const form = renderForm(Registered);
    act(() => form.reset({ ...FIRST, [name]: name === 'checkbox' ? false : '' }));
    await act(() => form.handleSubmit(() => undefined)());
    expect(document.activeElement?.closest('[aria-invalid=true], [aria-invalid=true] *')).not.toBeNull();
    expect(screen.getByText('Required')).toBeVisible();
  },
);

test.for([
  ['combobox', 'Combobox'],
  ['code', 'Character 1 of 5'],
] as const)('leaving %s fires a blur event, so that a form can validate it', ([name, label]) => {
  const form = renderForm(Registered);
  const control = screen.getByLabelText(label);
  act(() => control.focus());
  expect(form.getFieldState(name).isTouched).toBe(false);
  act(() => control.blur());
  expect(form.getFieldState(name).isTouched).toBe(true);
});

function Controlled({ onForm }: { onForm: (form: Form) => void }) {
  const form = useForm<Values>({ defaultValues: { ...FIRST, combobox: '' } });
  useLayoutEffect(() => onForm(form));
  const { control } = form;
  return (
    <>
      <Controller
        {...{ control }}
        name="combobox"
        render={({ field }) => <Combobox label="Combobox" options={OPTIONS} {...field} />}
      />
      <Controller
        {...{ control }}
        name="radio"
        render={({ field }) => <RadioGroup label="Radio" options={OPTIONS} {...field} />}
      />
      <Controller
        {...{ control }}
        name="segment"
        render={({ field }) => <SegmentedControl label="Segment" options={OPTIONS} {...field} />}
      />
      <Controller
        {...{ control }}
        name="code"
        render={({ field }) => <CodeInput label="Code" length={5} {...field} />}
      />
      <Controller
        {...{ control }}
        name="checkbox"
        render={({ field: { value, ...field } }) => <Checkbox label="Checkbox" {...field} checked={value} />}
      />
    </>
  );
}

test("controlled fields show the initial values, follow the form's set and reset, and report user input", () => {
  const form = renderForm(Controlled);
  fireEvent.change(screen.getByLabelText('Combobox'), { target: { value: 'food' } });
  fireEvent.keyDown(screen.getByLabelText('Combobox'), { key: 'Enter' });
  fireEvent.click(radio('Radio', 'Fashion'));
  fireEvent.input(screen.getByLabelText('Character 3 of 5'), { target: { value: 'Q' } });
  fireEvent.click(screen.getByLabelText('Checkbox'));
  expect(form.getValues()).toMatchObject({
    combobox: 'Food',
    radio: 'Fashion',
    segment: 'Food',
    code: '7KQ',
    checkbox: false,
  });
  expect(screen.getByLabelText('Combobox')).toHaveValue('Food');
  expect(screen.getByLabelText('Character 3 of 5')).toHaveValue('Q');
});

test('without a form library, FormData reads the form and its reset restores the initial values', async () => {
  render(
    <form data-testid="form">
      <Combobox label="Combobox" name="combobox" options={OPTIONS} defaultValue="Food" />
      <RadioGroup label="Radio" name="radio" options={OPTIONS} />
      <CodeInput label="Code" length={5} name="code" defaultValue="7K" />
      <Combobox label="Disabled" name="disabled" options={OPTIONS} defaultValue="Food" disabled />
    </form>,
  );
  const element = screen.getByTestId<HTMLFormElement>('form');
  fireEvent.click(screen.getByLabelText('Fashion'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0] ?? document.body);
  expect(Object.fromEntries(new FormData(element))).toEqual({ combobox: '', radio: 'Fashion', code: '7K' });
  element.reset();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Combobox' })).toHaveValue('Food'));
  expect(screen.getByLabelText('Fashion')).not.toBeChecked();
});
