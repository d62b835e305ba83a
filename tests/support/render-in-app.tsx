import { ChakraProvider } from '@chakra-ui/react'
import { act, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { getAppSystem } from '@/ui/theme/app-system.ts'

// A busy machine may take ten times as long. In ms, as in `waitFor`.
configure({ asyncUtilTimeout: 25_000 })

/** A test may put an element with this id into a page of its own. */
export const containerId = 'app-of-test'

function findContainer(): HTMLElement {
  const earlier = document.getElementById(containerId)
  if (earlier) return earlier
  const container = document.createElement('div')
  container.id = containerId
  document.body.replaceChildren(container)
  return container
}

/** Renders with the app's theme, with the updates that follow at once. A second call in a test replaces the content. */
export const renderInApp = (content: ReactNode) =>
  act(async () => {
    render(<ChakraProvider value={getAppSystem()}>{content}</ChakraProvider>, { container: findContainer() })
  })
