import { Text } from '@chakra-ui/react'

/** Says which menu item was chosen last, as a live region. */
export const LastAction = ({ children }: { children: string }) => (
  <Text role="status" mt="4" textStyle="small" color="fg.muted">
    {children || 'Escolha um item: o resultado aparece aqui.'}
  </Text>
)
