import { Flex, type FlexProps } from '@chakra-ui/react'

/** Examples side by side, on as many lines as they need. */
export const Row = (props: FlexProps) => <Flex wrap="wrap" align="center" gap="3" {...props} />
