<?php

// Makes one payment:
//   php pay-once.php order-1001 /api/v2/transaction/pay request.json
// Goes on with all open ones, after a crash and from a timer:
//   php pay-once.php

declare(strict_types=1);

require_once __DIR__ . '/Payments.php';

[, $id, $path, $file] = [...$argv, null, null, null];
$client = GatewayClient::fromEnvironment();
$journal = Journal::open('payments.jsonl');
$payments = new Payments($journal, $client->call(...));

$report = static function (
    string $paymentId,
    ?array $settled,
) use ($journal): void {
    $rejected = $journal->line('rejected', $paymentId);
    $open = $rejected
        ? "rejected with {$rejected['code']}, close it by hand"
        : 'not final yet, run again later';
    echo $paymentId, ': ', $settled['verdict'] ?? $open, PHP_EOL;
};

if ($id === null) {
    foreach ($journal->openPayments() as $open) {
        try {
            $report($open['id'], $payments->finish($open['id']));
        } catch (GatewayException $error) {
            // One payment that is rejected does not hold up the others.
            fwrite(
                STDERR,
                "{$open['id']}: {$error->getMessage()}" . PHP_EOL,
            );
        }
    }
} else {
    $request = json_decode(
        file_get_contents($file),
        true,
        512,
        JSON_THROW_ON_ERROR,
    );
    $report($id, $payments->pay($id, $path, $request));
}
$journal->close();
