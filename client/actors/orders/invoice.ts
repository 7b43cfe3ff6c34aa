import { useLazyQuery } from '@apollo/client/react'
import { OrderInvoiceDocument } from '#client/apollo/generated/graphql.ts'
import { saveFile } from '#client/effects/browser/save-file.ts'

/** Saves an order's invoice. The server makes it on demand; the client keeps no copy. */
export const useInvoice = (orderId: string, cartToken: string | null) => {
  const [fetchInvoice, { loading, error, data }] = useLazyQuery(OrderInvoiceDocument, {
    fetchPolicy: 'no-cache',
  })
  return {
    isPending: loading,
    hasFailed: !loading && (error !== undefined || (data !== undefined && !data.order)),
    save: async () => {
      // The failure is read above.
      const answer = await fetchInvoice({ variables: { orderId, cartToken } }).catch(() => null)
      if (answer?.data?.order) saveFile(answer.data.order.invoice)
    },
  }
}
