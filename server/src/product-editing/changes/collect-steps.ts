import type { Database } from '../../platform/database/database.ts';
import { type PhasedStep, productsIn } from './change-steps.ts';
import { addSteps, type Claim, requireClaim } from './running-import-repository.ts';

/** Products of a change that is made in one transaction. */
const MAX_TOGETHER = 100;
/** Steps that are stored in one transaction. */
const STORED_TOGETHER = 16;

/** Keeps the steps of a small change, and stores those of a large one as they come. */
export class StepCollector {
  waiting: PhasedStep[] = [];
  areStored = false;
  count = 0;
  private readonly db: Database;
  private readonly claim: Claim | undefined;
  private products = 0;

  /** Without a claim, as for a preview, the steps are not needed. */
  constructor(db: Database, claim: Claim | undefined) {
    this.db = db;
    this.claim = claim;
  }

  async add(step: PhasedStep): Promise<void> {
    if (!this.claim) return;
    this.count += 1;
    this.waiting.push(step);
    this.products += productsIn(step.step);
    if (this.products <= MAX_TOGETHER) return;
    this.areStored = true;
    if (this.waiting.length >= STORED_TOGETHER) await this.store();
  }

  async store(): Promise<void> {
    const { claim, waiting } = this;
    if (!claim) return;
    // The claim first: steps must not become part of an import by another process.
    await this.db.transaction(async (tx) => {
      await requireClaim(tx, claim);
      await addSteps(tx, claim, waiting);
    });
    this.waiting = [];
  }
}
