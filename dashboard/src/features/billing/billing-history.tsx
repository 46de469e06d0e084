import type { Invoice } from "#shared/contract/billing.ts";
import { longDate } from "#shared/domain/dates.ts";
import { dollars } from "#shared/domain/money.ts";
import { invoiceDescription } from "#shared/domain/subscription.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { invoiceBadges, billingTexts as texts } from "./billing-texts.ts";
import { useInvoices } from "./use-subscription.ts";

export function BillingHistory() {
  const { data, error, isFetching, refetch } = useInvoices();
  return (
    <Card as="section">
      <CardHeader title={texts.history} />
      {!data && !error && (
        <div className="grid gap-3 p-6">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
        </div>
      )}
      {error && !data && (
        <ErrorState
          title={texts.historyFailed}
          busy={isFetching}
          busyLabel="Loading..."
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState plain title={texts.noHistory} />}
      {data && data.length > 0 && <InvoiceTable invoices={data} />}
    </Card>
  );
}

const cell = "px-3 py-3 first:pl-4 last:pr-4 @md:first:pl-6 @md:last:pr-6";

/** A narrow screen has no room for four columns: the description joins the date. */
function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <table className="w-full text-left text-14">
      <thead className="bg-canvas text-13 text-muted">
        <tr>
          <th scope="col" className={`${cell} font-medium`}>
            Date
          </th>
          <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
            Description
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            Status
          </th>
          <th scope="col" className={`${cell} text-right font-medium`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { label, tone } = invoiceBadges[invoice.status];
  const description = invoice.description || invoiceDescription;
  return (
    <tr className="border-t border-line">
      <td className={`${cell} tabular-nums`}>
        {longDate(invoice.createdAt)}
        <span className="block text-13 text-muted sm:hidden">{description}</span>
      </td>
      <td className={`${cell} max-sm:hidden`}>{description}</td>
      <td className={cell}>
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td className={`${cell} text-right tabular-nums`}>{dollars(invoice.amount)}</td>
    </tr>
  );
}
