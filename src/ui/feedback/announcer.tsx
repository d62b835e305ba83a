import { Box } from '@chakra-ui/react'
import { proxy, useSnapshot } from 'valtio'

const announcement = proxy({ text: '' })

/**
 * Announces a text to screen readers, politely. A repeated text is changed by a space, since it would not be
 * announced again.
 */
export function announce(text: string) {
  announcement.text = text === announcement.text ? `${text}\u00A0` : text
}

/**
 * The app's polite live region. It is mounted from the start, since a region that is added together with its
 * text is not announced.
 */
export function Announcer() {
  const { text } = useSnapshot(announcement)
  return (
    <Box srOnly role="status" aria-live="polite">
      {text}
    </Box>
  )
}
