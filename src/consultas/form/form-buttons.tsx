import { Button, Flex, Spinner } from '@chakra-ui/react'
import { LuEraser, LuFlaskConical, LuSearch } from 'react-icons/lu'

type FormButtonsProps = { isAsking: boolean; onClear: () => void; onSample: (() => void) | undefined }

/** What a form offers to do. 'Consultar' stays usable while one is under way: a newer consulta replaces it. */
export function FormButtons({ isAsking, onClear, onSample }: FormButtonsProps) {
  return (
    // Pressing a button must not take the focus from a field: the message that appears when a wrong field is left
    // would move the button away before the press ends, and the click would be lost.
    <Flex gap="2" mt="5" wrap="wrap" onMouseDown={(event) => event.preventDefault()}>
      <Button type="submit" size="md" flex="1" aria-busy={isAsking || undefined}>
        {isAsking ? <Spinner size="sm" aria-hidden="true" /> : <LuSearch aria-hidden="true" />} Consultar
      </Button>
      <Button type="button" size="md" variant="outline" colorPalette="neutral" onClick={onClear}>
        <LuEraser aria-hidden="true" /> Limpar
      </Button>
      {onSample && (
        <Button
          type="button"
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          color="fg.muted"
          width="full"
          onClick={onSample}
        >
          <LuFlaskConical aria-hidden="true" /> Preencher com exemplo
        </Button>
      )}
    </Flex>
  )
}
