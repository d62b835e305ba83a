import { Box, chakra } from '@chakra-ui/react'
import { conclusionTitle } from '../open/open-dossie.ts'

/** The most of a conclusion that a full cover has room for: lines of so many characters. */
const roomOnCover = { lines: 5, characters: 90 }

/** Returns true for a conclusion that is printed on the cover. A longer one would leave a page with the end of the cover only. */
export const fitsCover = (text: string): boolean =>
  text
    .split('\n')
    .reduce((count, line) => count + Math.max(1, Math.ceil(line.length / roomOnCover.characters)), 0) <=
  roomOnCover.lines

export const ReportHeading = ({ children }: { children: string }) => (
  <chakra.h3 fontSize="13pt" fontWeight="650" mt="5mm" mb="1mm" breakAfter="avoid">
    {children}
  </chakra.h3>
)

/** The id to which the contents of the report link. */
export const conclusionId = 'conclusao'

/** Shows the analyst's conclusion on paper, on the cover or after it. */
export const PrintedConclusion = ({ text }: { text: string }) => (
  <Box id={conclusionId} mb="8mm">
    <ReportHeading>{conclusionTitle}</ReportHeading>
    <chakra.p fontSize="11pt" lineHeight="1.45" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </chakra.p>
  </Box>
)
