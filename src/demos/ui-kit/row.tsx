import { Flex, type FlexProps } from '@chakra-ui/react'

/** Examples side by side; they wrap. */
export const Row = (props: FlexProps) => <Flex wrap="wrap" align="center" gap="3" {...props} />
