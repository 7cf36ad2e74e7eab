import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { AdvertList } from '../src/AdvertList/AdvertList.tsx';
import { Card } from '../src/Card/Card.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { ADVERTS } from '../src/fixtures/adverts.ts';
import { LINK } from '../src/fixtures/links.tsx';
import { PLANS } from '../src/fixtures/plans.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import { OwnAdvertCard } from '../src/OwnAdvertCard/OwnAdvertCard.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PaymentResult, type PaymentResultProps } from '../src/PaymentResult/PaymentResult.tsx';
import { PlanPicker } from '../src/PlanPicker/PlanPicker.tsx';

interface AdsProps {
  /** The plan that is chosen when the page opens. */
  plan?: string | undefined;
  /** How a checkout has just ended. */
  result?: PaymentResultProps['status'];
  /** One's own adverts. */
  adverts: readonly (typeof ADVERTS)[number][];
  /** They are on their way. */
  loading?: boolean;
  /** Why they could not be loaded. */
  error?: string;
  /** Why the plan was not taken. */
  planError?: ReactNode;
  /** Goes on with a plan. */
  onSubmit: (plan: string) => void;
}

function Ads({ plan: initially, result, adverts, loading, error, planError, onSubmit }: AdsProps) {
  const [plan, setPlan] = useState(initially);
  return (
    <DashboardLayout tabs={dashboardTabs()}>
      <PageHeader title="Promote a post" text="It comes up after every third post, in every feed." />
      <div className="story-stack">
        {result && (
          <Card>
            <PaymentResult status={result} headingLevel={2} onPayAgain={fn()} />
          </Card>
        )}
        <Card>
          <PlanPicker plans={PLANS} value={plan} onChange={setPlan} onSubmit={onSubmit} error={planError} />
        </Card>
        <AdvertList loading={loading} error={error} onRetry={fn()}>
          {adverts.map(({ _id, ...advert }) => (
            <OwnAdvertCard key={_id} {...advert} postLink={LINK} againLink={LINK} onPay={fn()} onGiveUp={fn()} />
          ))}
        </AdvertList>
      </div>
    </DashboardLayout>
  );
}

/** /dashboard/ads: the plan picker and one's own adverts. */
const meta = {
  title: 'Screens/Ads',
  component: Ads,
  args: { plan: 'weekly', adverts: ADVERTS.slice(0, 5), onSubmit: fn() },
  argTypes: { adverts: { control: false }, planError: { control: 'text' } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Ads>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = { args: { adverts: [] }, globals: phone, tags: ['!screen'] };
export const Loading: Story = { args: { adverts: [], loading: true }, globals: phone, tags: ['!screen'] };
export const Failed: Story = {
  args: { adverts: [], error: 'Network Error!', planError: 'The price of this plan has changed.' },
  globals: phone,
  tags: ['!screen'],
};
export const CheckoutCancelled: Story = { args: { result: 'cancelled' }, globals: phone, tags: ['!screen'] };

/** Chooses the weekly plan with the keyboard and goes on. */
export const Walk: Story = {
  args: { plan: undefined },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    canvas.getByRole('radio', { name: /^Daily/ }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('weekly');
  },
};
