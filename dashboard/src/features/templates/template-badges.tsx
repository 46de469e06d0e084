import { categoryNames, type Template } from "#shared/domain/templates/template.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";

/** What it is, and for which industry. */
export function TemplateBadges({ template }: { template: Template }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge plain tone="primary">
        {categoryNames[template.category]}
      </Badge>
      <Badge plain>{template.industry}</Badge>
    </p>
  );
}
