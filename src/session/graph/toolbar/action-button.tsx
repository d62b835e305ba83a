import { Button, type ButtonProps } from '@chakra-ui/react'

export const ActionButton = (props: ButtonProps) => (
  <Button size="sm" variant="outline" colorPalette="neutral" minH={{ base: '11', md: '9' }} {...props} />
)
