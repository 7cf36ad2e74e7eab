import { usePayAdvertMutation } from '../../api/adverts-api.ts';

/**
 * Goes to the checkout of an advert that awaits its payment; a refusal is told, and the list is read anew.
 * @returns `payingId` is the advert whose checkout is on its way
 */
export function usePayAdvert(): { pay: (advertId: string) => void; payingId: string | undefined } {
  const [payAdvert, { isLoading, originalArgs }] = usePayAdvertMutation();
  const pay = async (advertId: string) => {
    const { data } = await payAdvert(advertId);
    if (data) globalThis.location.assign(data.data.link);
  };
  return { pay: (advertId) => void pay(advertId), payingId: isLoading ? originalArgs : undefined };
}
