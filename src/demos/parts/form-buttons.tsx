import { Button, Flex } from '@chakra-ui/react'

export function FormButtons({ submit, onCancel }: { submit: string; onCancel: () => void }) {
  return (
    <Flex justify="flex-end" gap="2" wrap="wrap" pt="2">
      <Button variant="outline" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit">{submit}</Button>
    </Flex>
  )
}
