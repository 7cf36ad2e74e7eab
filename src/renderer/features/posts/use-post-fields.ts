import type { PostFormFieldBindings } from '@oja/ui/PostForm';
import type { UseFormReturn } from 'react-hook-form';

import type { PostFields, PostFormValues } from './post-form-values.ts';

/** The form's values, handlers and messages, in the shape in which the library's post form takes them. */
export function usePostFields(form: UseFormReturn<PostFormValues, unknown, PostFields>): PostFormFieldBindings {
  const { register, formState } = form;
  const bind = <Name extends keyof PostFormValues>(name: Name) => ({ ...register(name), error: formState.errors[name]?.message });

  return {
    title: bind('title'),
    description: bind('description'),
    category: bind('category'),
    price: bind('price'),
    phoneNumber: bind('phoneNumber'),
    location: bind('location'),
    condition: bind('condition'),
    pricePoint: bind('pricePoint'),
  };
}
