import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EMPTY_POST } from './post-form-values.ts';
import { useDraftedForm } from './use-drafted-form.ts';
import { usePostChoices } from './use-post-choices.ts';

const BEGINNING = { ...EMPTY_POST, state: 'Kano', lga: 'Dala' };

function Places() {
  const { form, fields } = useDraftedForm('oja.draft.test', BEGINNING);
  const { states, lgas } = usePostChoices(form);
  const { error: _stateError, ...state } = fields.state ?? {};
  const { error: _lgaError, ...lga } = fields.lga ?? {};
  return (
    <>
      <input aria-label="State" {...state} />
      <input aria-label="Local government" {...lga} />
      <output aria-label="States">{states?.join(', ')}</output>
      <output aria-label="Local governments">{lgas?.join(', ')}</output>
    </>
  );
}

/** The names in a list of the page. */
const listed = (name: string) => screen.getByLabelText(name).textContent.split(', ');

it('the local governments are those of the chosen state, and another state empties the local government', async () => {
  render(<Places />);
  // Until the list is loaded, what is chosen can be shown.
  expect([listed('States'), listed('Local governments')]).toEqual([['Kano'], ['Dala']]);
  await waitFor(() => expect(listed('States')).toHaveLength(37));
  expect(listed('Local governments')).toHaveLength(44);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Lagos' } });
  expect(screen.getByLabelText<HTMLInputElement>('Local government').value).toBe('');
  await waitFor(() => expect(listed('Local governments')).toContain('Ikeja'));
});
