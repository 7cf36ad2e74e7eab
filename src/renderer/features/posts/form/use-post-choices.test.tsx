import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EMPTY_POST } from './post-form-values.ts';
import { useDraftedForm } from './use-drafted-form.ts';
import { usePostChoices } from './use-post-choices.ts';

it('the local governments are those of the chosen state, and another state empties the local government', async () => {
  const { result } = renderHook(() => {
    const { form, fields } = useDraftedForm('oja.draft.test', { ...EMPTY_POST, state: 'Kano', lga: 'Dala' });
    return { form, fields, choices: usePostChoices(form) };
  });
  // Until the list is loaded, what is chosen can be shown.
  expect(result.current.choices).toMatchObject({ states: ['Kano'], lgas: ['Dala'] });
  await waitFor(() => expect(result.current.choices.states).toHaveLength(37));
  expect(result.current.choices.lgas).toHaveLength(44);
  const { state } = result.current.fields;
  act(() => void state?.onChange?.({ target: { name: 'state', value: 'Lagos' }, type: 'change' } as never));
  expect(result.current.form.getValues()).toMatchObject({ state: 'Lagos', lga: '' });
  await waitFor(() => expect(result.current.choices.lgas).toContain('Ikeja'));
});
