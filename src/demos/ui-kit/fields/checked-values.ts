import { readFormValues } from '@/ui/forms/check.ts'

/** What a form holds, by name; a checkbox as whether it is checked, where the browser would send `on` or leave it out. */
export function readValuesAndCheckboxes(form: HTMLFormElement): Record<string, FormDataEntryValue | boolean> {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  return {
    ...readFormValues(form),
    ...Object.fromEntries([...boxes].map(({ name, checked }) => [name, checked])),
  }
}
