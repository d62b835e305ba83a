import { Box } from '@chakra-ui/react'

let region: HTMLElement | null = null

/**
 * Announces a text politely to screen readers. Appends a space to a repeated text, because screen readers
 * ignore unchanged ones. Only the DOM holds the text, until the next announcement.
 */
export function announce(text: string) {
  if (region) region.textContent = text === region.textContent ? `${text}\u00A0` : text
}

const setRegion = (element: HTMLElement | null) => {
  region = element
}

/**
 * The app's polite live region. Mount it early: screen readers ignore a region that appears with its text.
 */
export const Announcer = () => <Box ref={setRegion} srOnly role="status" aria-live="polite" />
