<?php

declare(strict_types=1);

require_once __DIR__ . '/GatewayClient.php';
require_once __DIR__ . '/Journal.php';

/**
 * A payment that is made once and settled once, however often the
 * process dies: store, lock, send, find, settle.
 */
final class Payments
{
    private const FIND = '/api/v2/transaction/find';
    private const SUCCESS = 1;
    /**
     * The payer can do nothing more: success, failed, cancelled,
     * reversed, expired. A number that is not here is not final.
     */
    private const FINAL_STATUSES = [1, 2, 3, 4, 5];
    /**
     * The money that arrived does not fit the payment, or came from
     * somebody else: it may be on its way back.
     */
    private const MISMATCH_REASONS = [8005, 8006];
    private const NOT_FOUND = 208;
    /**
     * Too many requests; the id is taken; the step was submitted.
     * Neither says that the payment failed: find knows.
     */
    private const ASK_AGAIN_CODES = [15, 203, 350];
    /**
     * Seconds to wait before each further question. Then the run ends,
     * and the next one goes on.
     */
    private const PAUSES_S = [1, 2, 5, 15, 45];

    /**
     * @param Closure(string, array, ?string): array $call sends a
     *     signed request: path, body, idempotency key
     * @param list<float> $pauses
     */
    public function __construct(
        private readonly Journal $journal,
        private readonly Closure $call,
        private readonly array $pauses = self::PAUSES_S,
    ) {
    }

    /**
     * Makes a payment, or goes on with it where an earlier run stopped.
     *
     * @param string $id external_transaction_id, made with the order.
     *     Another attempt to pay the order is another id
     * @param string $path transaction/create or transaction/pay
     * @param array $request the body without the id. No card data: it
     *     is written to the journal
     * @return ?array the settled line, or null while the status is not
     *     final
     */
    public function pay(
        string $id,
        string $path,
        array $request,
    ): ?array {
        if ($this->journal->line('stored', $id) === null) {
            // Refuses a broken text while nothing is stored.
            $sent = ['external_transaction_id' => $id] + $request;
            GatewayText::encode($sent);
            $key = bin2hex(random_bytes(16));
            $stored = [
                'step' => 'stored',
                'id' => $id,
                'key' => $key,
                'path' => $path,
                'request' => $request,
            ];
            // Before the first byte is sent.
            $this->journal->append($stored);
            if ($this->send($stored) === null) {
                // Too many requests, or no response: the first question
                // waits too.
                usleep((int) (($this->pauses[0] ?? 0) * 1_000_000));
            }
        }
        return $this->finish($id);
    }

    /**
     * Goes on with a stored payment.
     *
     * @throws GatewayException the gateway rejected it; the payment
     *     stays open, and later runs only ask for it
     */
    public function finish(string $id): ?array
    {
        $stored = $this->journal->line('stored', $id);
        $pauses = $this->isRejected($id) ? [0] : [...$this->pauses, 0];
        foreach ($pauses as $pause) {
            $settled = $this->journal->line('settled', $id);
            if ($settled !== null) {
                return $settled;
            }
            $transaction = $this->find($stored);
            if (
                $transaction !== null
                && in_array(
                    $transaction['status'],
                    self::FINAL_STATUSES,
                    true,
                )
            ) {
                $this->settle($stored, $transaction);
            } else {
                usleep((int) ($pause * 1_000_000));
            }
        }
        return $this->journal->line('settled', $id);
    }

    /** Null when nobody knows yet. */
    private function find(array $stored): ?array
    {
        try {
            return ($this->call)(
                self::FIND,
                ['external_transaction_id' => $stored['id']],
                null,
            );
        } catch (OutcomeUnknownException) {
            return null;
        } catch (GatewayException $error) {
            if ($error->getCode() !== self::NOT_FOUND) {
                return self::nullIfUnknown($error);
            }
            return $this->isRejected($stored['id'])
                ? null
                : $this->send($stored);
        }
    }

    private function isRejected(string $id): bool
    {
        return $this->journal->line('rejected', $id) !== null;
    }

    /**
     * The same id, the same key and the same body each time: the
     * gateway carries them out once. What it rejects is not sent again.
     */
    private function send(array $stored): ?array
    {
        $body = [
            ...$stored['request'],
            'external_transaction_id' => $stored['id'],
        ];
        try {
            return ($this->call)(
                $stored['path'],
                $body,
                $stored['key'],
            );
        } catch (OutcomeUnknownException) {
            return null;
        } catch (GatewayException $error) {
            if (
                !in_array(
                    $error->getCode(),
                    self::ASK_AGAIN_CODES,
                    true,
                )
            ) {
                $this->journal->append([
                    'step' => 'rejected',
                    'id' => $stored['id'],
                    'code' => $error->getCode(),
                ]);
            }
            return self::nullIfUnknown($error);
        }
    }

    /**
     * In a database: the transaction that also puts the order into the
     * shipping queue.
     */
    private function settle(array $stored, array $transaction): void
    {
        $this->journal->append([
            'step' => 'settled',
            'id' => $stored['id'],
            'transaction_id' => $transaction['id'],
            'status' => $transaction['status'],
            'revision' => $transaction['revision'],
            'verdict' => self::verdictOn(
                $stored['request'],
                $transaction,
            ),
        ]);
    }

    /**
     * A P2P recipient was given out when the payer owes more than the
     * order: whatever ended the payment, a transfer may be on its way
     * that is matched to nothing.
     */
    private static function mayHaveSent(array $transaction): bool
    {
        $wasShownRecipient = $transaction['payer_amount']
            > $transaction['amount']
                + $transaction['customer_commission'];
        return $wasShownRecipient || in_array(
            $transaction['failure_reason_code'],
            self::MISMATCH_REASONS,
            true,
        );
    }

    /**
     * 'paid' is the only one to ship for. 'check' is for a person: the
     * money is not that of the order, or the payer may have sent some.
     */
    private static function verdictOn(
        array $request,
        array $transaction,
    ): string {
        if ($transaction['status'] === self::SUCCESS) {
            $isWhole = $transaction['captured_amount']
                - $transaction['customer_commission'] >=
                    $request['amount']
                && $transaction['amount_currency']
                    === $request['amount_currency']
                && $transaction['reversed_amount'] === 0;
            return $isWhole ? 'paid' : 'check';
        }
        return $transaction['captured_amount'] > 0
            || self::mayHaveSent($transaction)
                ? 'check'
                : 'not paid';
    }

    private static function nullIfUnknown(
        GatewayException $error,
    ): ?array {
        return in_array($error->getCode(), self::ASK_AGAIN_CODES, true)
            ? null
            : throw $error;
    }
}
