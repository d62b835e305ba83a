import { Panel } from '@/ui/page/panel.tsx'
import { FileShelf } from '../../../parts/tasks/file-shelf.tsx'
import { addProjectFiles, removeProjectFile } from '../details-store.ts'
import type { TabProps } from './tab-props.ts'

export const FilesTab = ({ project, details }: TabProps) => (
  <Panel title="Arquivos">
    <FileShelf
      files={details.files}
      onAdd={(files) => addProjectFiles(project.id, files)}
      onRemove={(file) => removeProjectFile(project.id, file)}
    />
  </Panel>
)
