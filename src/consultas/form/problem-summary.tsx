import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { useId } from 'react'
import { LuTriangleAlert } from 'react-icons/lu'
import type { FormProblems } from './form-values.ts'

type ProblemSummaryProps = {
  invalidFields: readonly Field[]
  problems: FormProblems
  onFocusField: (field: Field) => void
}

export const formatSummaryTitle = (invalidFields: readonly Field[]) =>
  `Corrija ${invalidFields.length} campos`

/**
 * An error summary: the form's validation messages, each with a link to its field. It is below the fields so
 * that it does not move them.
 */
export function ProblemSummary({ invalidFields, problems, onFocusField }: ProblemSummaryProps) {
  const titleId = useId()
  return (
    <Flex
      role="group"
      aria-labelledby={titleId}
      gap="3"
      mt="5"
      p="3"
      bg="bg.error"
      borderWidth="1px"
      borderColor="danger.muted"
      borderRadius="control"
    >
      <Box color="fg.error" fontSize="18px" pt="1px" flexShrink="0">
        <LuTriangleAlert aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text id={titleId} fontWeight="600">
          {formatSummaryTitle(invalidFields)}
        </Text>
        <chakra.ul mt="1" display="flex" flexDirection="column" gap="1" listStyleType="none">
          {invalidFields.map((field) => (
            <li key={field.name}>
              <chakra.button
                type="button"
                textAlign="inherit"
                textStyle="small"
                overflowWrap="anywhere"
                cursor="pointer"
                borderRadius="sm"
                focusVisibleRing="outside"
                _hover={{ textDecoration: 'underline' }}
                onClick={() => onFocusField(field)}
              >
                <chakra.span fontWeight="600" textDecoration="underline">
                  {field.label}
                </chakra.span>
                : {problems[field.name]}
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      </Box>
    </Flex>
  )
}
