import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { VendorApplicationForm } from './VendorApplicationForm.tsx';

const FIELDS = {
  businessName: { name: 'businessName' },
  goods: { name: 'goods' },
  address: { name: 'address' },
  phoneNumber: { name: 'phoneNumber' },
  note: { name: 'note' },
};

const meta = {
  title: 'Forms/VendorApplicationForm',
  component: VendorApplicationForm,
  args: { fields: FIELDS, onSubmit: fn() },
  argTypes: { fields: { control: 'object' }, message: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Inside VendorOnboarding, where the installation has no external form.'],
      avoid: ['Where there is an external form: the link of VendorOnboarding.'],
      do: ['Ask only what the check needs.', 'With refused, say the reason, and leave what was written.'],
      dont: ['Do not ask for documents here: they come by email, to those who check.'],
      keyboard: [
        ['Tab', 'The five fields in order, then the button.'],
        ['Enter', 'In a field of one line: sends the form. In the others: a new line.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in and submitted by keyboard; Enter in the long text is a new line. */
export const Apply: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Adaeze Fabrics');
    await userEvent.tab();
    await userEvent.keyboard('Ankara{Enter}Lace');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/What you sell/)).toHaveValue('Ankara\nLace');
    await userEvent.type(canvas.getByLabelText(/Phone number/), '0803 123 4567{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Under review: it says what happens next, and cannot be submitted. */
export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/usually within two working days/)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With errors, refused before, and under review. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <VendorApplicationForm
        {...args}
        loading
        state="refused"
        message="The phone number does not answer. Give one where we can reach you."
        fields={{
          ...FIELDS,
          businessName: { name: 'businessName', defaultValue: 'Adaeze Fabrics' },
          goods: { name: 'goods', error: 'Say what you sell.' },
          phoneNumber: {
            name: 'phoneNumber',
            defaultValue: '803 123',
            error: 'Enter a Nigerian phone number, such as 0803\u00A0123\u00A04567.',
          },
        }}
      />
      <VendorApplicationForm {...args} state="waiting" />
    </>
  ),
};
