import { createHash } from 'node:crypto'
import { type CodegenConfig, generate } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Types both ways from one schema: resolvers for the graph, documents for the client (design.md section 4).
 */
const config: CodegenConfig = {
  schema: 'graph/schema/*/schema.graphql',
  documents: 'client/**/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'graph/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'graph/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GraphContext',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: 'string', Cents: 'number', JSON: '../../services/shared/resources/contract.ts#Value' },
        strictScalars: true,
        importExtension: '.ts',
        mappers: {
          ActivityEntry: '../../services/content/activity/contract.ts#ActivityEntryView',
          ActivityEdit: '../../services/content/activity/contract.ts#ActivityEditView',
          ActivityBatch: '../../services/content/activity/contract.ts#ActivityBatchView',
          Artist: '../../services/content/artists/contract.ts#ArtistView',
          ArtistPage: '../../services/content/artist-pages/contract.ts#ArtistPageView',
          ArtistThread: '../../services/main/messages/threads/contract.ts#ThreadView',
          ArtistMessage: '../../services/main/messages/threads/contract.ts#ArtistMessageView',
          ArtistMessagePicture: '../../services/main/messages/threads/contract.ts#PictureOfMessage',
          ArtistProfile: '../../services/content/artist-profiles/contract.ts#ArtistProfileView',
          Image: '../../services/content/images/contract.ts#ContentItem',
          Batch: '../../services/content/batches/contract.ts#BatchView',
          BatchAction: '../../services/content/batches/contract.ts#Action',
          BatchItem: '../../services/content/batches/contract.ts#BatchItemView',
          UploadFile: '../../services/content/uploads/contract.ts#FileView',
          FileUnderWay: '../../services/content/uploads/contract.ts#UnderWayView',
          OpenedFile: '../../services/content/uploads/contract.ts#OpenedFileView',
          DescribedPicture: '../../services/content/opening/contract.ts#Described',
          AlikePicture: '../../services/content/uploads/contract.ts#AlikeView',
          Upload: '../../services/content/uploads/contract.ts#UploadView',
          RecordImport: '../../services/content/record-imports/contract.ts#ImportView',
          BatchStop: '../../services/content/batches/contract.ts#Stopped',
          Collection: '../../services/content/collections/contract.ts#CollectionView',
          Cart: '../../services/main/cart/contract.ts#CartView',
          CartItem: '../schema/cart/payloads.ts#CartItemOf',
          Message: '../../services/main/messages/contract.ts#MessageView',
          Profile: '../../services/main/profile/contract.ts#ProfileView',
          Report: '../../services/main/reports/contract.ts#AnyReport',
          Usage: '../../services/main/usage/contract.ts#UsageView',
          User: '../../services/auth/contract.ts#UserView',
          RoyaltyRate: '../../services/main/royalties/contract.ts#RateView',
          LeftOutLine: '../../services/main/royalties/contract.ts#LeftOutView',
          SavedView: '../../services/main/views/contract.ts#KeptView',
          Session: '../../services/auth/contract.ts#AccessToken',
          SessionSummary: '../../services/auth/contract.ts#SessionView',
          SecondFactor: '../../services/auth/second-factor/contract.ts#SecondFactorView',
          Media: '../../services/content/images/contract.ts#MediaView',
          OwnWork: '../../services/content/own-art/contract.ts#OwnWorkView',
          WorkChange: '../../services/content/own-art/contract.ts#WorkChangeView',
          CartPayload: '../schema/cart/payloads.ts#CartAnswer',
          AddCartItemPayload: '../schema/cart/payloads.ts#AddedItemAnswer',
          RemoveCartItemPayload: '../schema/cart/payloads.ts#RemovedItemAnswer',
          HistoryEntry: '../../services/main/projects/history-contract.ts#HistoryEntryView',
          HistoryActor: '../../services/main/people/contract.ts#HistoryActorView',
          HistoryLine: '../../services/main/projects/history-contract.ts#HistoryLineView',
          Quote: '../../services/main/checkout/contract.ts#QuoteView',
          QuoteLine: '../../services/main/checkout/contract.ts#QuoteLineView',
          Address: '../../services/main/checkout/contract.ts#AddressView',
          Order: '../schema/order/payloads.ts#OrderOf',
          OrderLine: '../../services/main/orders/contract.ts#PlacedLineView',
          OrderMoment: '../../services/main/orders/contract.ts#OrderMomentView',
          OrderPayment: '../../services/main/orders/contract.ts#PaymentBody',
          OrderSummary: '../../services/main/orders/contract.ts#OrderSummaryView',
          LinePicture: '../../services/main/projects/contract.ts#LinePictureView',
          ProjectSummary: '../../services/main/projects/contract.ts#ProjectSummaryView',
          Workspace: '../../services/main/projects/contract.ts#WorkspaceView',
          Share: '../../services/main/shares/contract.ts#ShareView',
          Review: '../../services/main/shares/contract.ts#ReviewView',
          SharedProject: '../schema/share/payloads.ts#SharedProjectOf',
          SharePayload: '../schema/share/payloads.ts#ShareAnswer',
          ReviewPayload: '../schema/share/payloads.ts#ReviewAnswer',
          SharedLine: '../../services/main/shares/contract.ts#SharedLineView',
          CartItemPayload: '../schema/cart/payloads.ts#CartItemAnswer',
        },
      },
    },
    'machines/search/sections.ts': { plugins: ['./scripts/codegen/machine-sections.ts'] },
    'client/apollo/generated/possible-types.ts': { plugins: ['./scripts/codegen/possible-types.ts'] },
    'client/apollo/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: sha256 },
        skipIndexFile: true,
      },
      // The cache keys on __typename, so the documents that the graph is told of must ask for it.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        documentMode: 'documentNodeImportFragments',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        importExtension: '.ts',
        scalars: {
          ID: 'string',
          Cents: 'number',
          JSON: '../json.ts#Json',
        },
        strictScalars: true,
      },
    },
  },
}

/** Writes everything that is generated; throws with the place of the mistake. */
export const runCodegen = () => generate({ ...config, cwd: import.meta.dirname }, true)

if (import.meta.main) await runCodegen()
