import { Box } from '@chakra-ui/react'

let region: HTMLElement | null = null

/**
 * Announces a text to screen readers, politely. A repeated text is changed by a space, since it would not be
 * announced again. The page alone has the text: what is announced next takes it out of memory.
 */
export function announce(text: string) {
  if (region) region.textContent = text === region.textContent ? `${text}\u00A0` : text
}

const setRegion = (element: HTMLElement | null) => {
  region = element
}

/**
 * The app's polite live region. It is mounted from the start, since a region that is added together with its
 * text is not announced.
 */
export const Announcer = () => <Box ref={setRegion} srOnly role="status" aria-live="polite" />
