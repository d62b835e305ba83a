import { Box } from '@chakra-ui/react'
import { proxy, useSnapshot } from 'valtio'

const announcement = proxy({ text: '' })

/** Has screen readers say a text, after what they are saying now. The same text again differs by a space, or it stays unsaid. */
export function announce(text: string) {
  announcement.text = text === announcement.text ? `${text}\u00A0` : text
}

/** The one polite live region of the app. It is there from the start, since a region that comes with its text stays unheard. */
export function Announcer() {
  const { text } = useSnapshot(announcement)
  return (
    <Box srOnly role="status" aria-live="polite">
      {text}
    </Box>
  )
}
