import { Link } from '@chakra-ui/react'
import type { MouseEvent } from 'react'

const focusContent = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('conteudo')?.focus()
}

/** The first Tab stop of every page: skips the menus. */
export function SkipLink() {
  return (
    <Link
      href="#conteudo"
      onClick={focusContent}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      borderRadius="control"
      bg="primary.solid"
      color="primary.contrast"
      fontWeight="600"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Pular para o conteúdo
    </Link>
  )
}
