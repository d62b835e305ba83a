import { diffManifests, type ManifestChange } from '../../../../codegen/tools/diff/diff-manifests.ts'
import { buildTestModel, type ManifestFiles } from '../../support/build-test-model.ts'

/** What changed from some files of the small manifest to others. */
export const diffFiles = (before: ManifestFiles, after: ManifestFiles): ManifestChange[] =>
  diffManifests(buildTestModel(before), buildTestModel(after), 'HEAD')

/** A change as a few words. */
export const formatTestChange = ({ change, subject, name, key, breaking }: ManifestChange) =>
  [change, subject, name, key, breaking && `[${breaking.rule}]`].filter(Boolean).join(' ')
