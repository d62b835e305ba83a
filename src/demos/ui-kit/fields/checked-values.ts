import { readFormValues } from '@/ui/forms/check.ts'

/**
 * Returns a form's values by name. A checkbox is true or false, where the browser would send `on` or omit it.
 */
export function readValuesAndCheckboxes(form: HTMLFormElement): Record<string, FormDataEntryValue | boolean> {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  return {
    ...readFormValues(form),
    ...Object.fromEntries([...boxes].map(({ name, checked }) => [name, checked])),
  }
}
