import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import { Notice } from '../src/Notice/Notice.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { VendorApplicationForm } from '../src/VendorApplicationForm/VendorApplicationForm.tsx';
import { VendorOnboarding } from '../src/VendorOnboarding/VendorOnboarding.tsx';

function VerifyVendor({ application }: { application?: ReactNode }) {
  return (
    <DashboardLayout tabs={dashboardTabs('post')}>
      <PageHeader title="Become a verified vendor" />
      <VendorOnboarding proceedLink={application ? undefined : LINK}>{application}</VendorOnboarding>
    </DashboardLayout>
  );
}

const FIELDS = {
  businessName: { name: 'businessName' },
  goods: { name: 'goods' },
  address: { name: 'address' },
  phoneNumber: { name: 'phoneNumber' },
  note: { name: 'note' },
};

/** /dashboard/verify-vendor: with an external form, with Oja's own, and without any. */
const meta = {
  title: 'Screens/VerifyVendor',
  component: VerifyVendor,
  argTypes: { application: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof VerifyVendor>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OwnForm: Story = {
  args: { application: <VendorApplicationForm fields={FIELDS} onSubmit={fn()} /> },
  globals: phone,
  tags: ['!screen'],
};
export const Refused: Story = {
  args: {
    application: (
      <VendorApplicationForm
        fields={{ ...FIELDS, phoneNumber: { name: 'phoneNumber', defaultValue: '803 123', error: 'Enter a Nigerian phone number, such as 0803 123 4567.' } }}
        state="refused"
        message="The phone number does not answer. Give one where we can reach you."
        onSubmit={fn()}
      />
    ),
  },
  globals: phone,
  tags: ['!screen'],
};
export const Applied: Story = {
  args: { application: <VendorApplicationForm fields={FIELDS} state="waiting" onSubmit={fn()} /> },
  globals: phone,
  tags: ['!screen'],
};
export const Closed: Story = {
  args: { application: <Notice kind="info">This market takes no applications online yet. Ask its support to verify you.</Notice> },
  globals: phone,
  tags: ['!screen'],
};
