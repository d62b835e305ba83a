import { proxy } from 'valtio'

/** The last action that the user did, as the toolbar tells it. */
export const announced = proxy({ text: '' })

export function announce(text: string) {
  announced.text = text
}
