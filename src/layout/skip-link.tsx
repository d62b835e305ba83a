import { chakra } from '@chakra-ui/react'

/** The first stop of the keyboard on every page: past the menus, to the content. */
export function SkipLink() {
  return (
    <chakra.a
      href="#conteudo"
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
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('conteudo')?.focus()
      }}
    >
      Pular para o conteúdo
    </chakra.a>
  )
}
