import { act, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

import { VerifyCodeForm } from './VerifyCodeForm.tsx';

const confirm = () => screen.getByRole('button', { name: 'Confirm' });

test('Confirm follows a code that a form library sets and resets', () => {
  const forms: { setCode: (code: string) => void; reset: () => void }[] = [];
  function Page() {
    const form = useForm({ defaultValues: { otp: '' } });
    forms[0] ??= { setCode: (code) => form.setValue('otp', code), reset: () => form.reset() };
    return (
      <VerifyCodeForm
        codeLength={5}
        fields={{ otp: form.register('otp') }}
        maskedEmail="ada***su@example.com"
        resendLink={<a href="#resend">{''}</a>}
        onSubmit={() => undefined}
      />
    );
  }
  render(<Page />);
  expect(confirm()).toBeDisabled();
  act(() => forms[0]?.setCode('K7P2X'));
  expect(confirm()).toBeEnabled();
  act(() => forms[0]?.reset());
  expect(confirm()).toBeDisabled();
});
